# Two targets: portal and back-end. Both run as an ordinary user on a read-only root; only /data is written.
FROM node:24-bookworm-slim AS build
WORKDIR /srv
COPY package.json package-lock.json .npmrc ./
COPY patches patches
RUN npm ci --no-audit --no-fund
COPY . .
RUN NODE_ENV=production npm run build

# No package that runs needs a script of its own; what is changed in one (docs/decisions/0033) comes from the build.
FROM node:24-bookworm-slim AS packages
WORKDIR /srv
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY --from=build /srv/node_modules/@remix-run/react node_modules/@remix-run/react
COPY --from=build /srv/node_modules/@remix-run/router node_modules/@remix-run/router
COPY --from=build /srv/node_modules/@remix-run/serve node_modules/@remix-run/serve
COPY --from=build /srv/node_modules/react-router-dom node_modules/react-router-dom

FROM node:24-bookworm-slim AS base
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /srv
RUN mkdir /data && chown node:node /data
VOLUME /data
COPY --from=packages /srv/node_modules node_modules
COPY package.json ./
USER node

FROM base AS portal
ENV HOST=0.0.0.0 PORT=3000
COPY --from=build /srv/build build
COPY public public
COPY server server
COPY app/domain app/domain
COPY app/paths app/paths
COPY app/platform app/platform
COPY app/store app/store
COPY backend/contract backend/contract
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=384", "server/start.ts"]

FROM base AS back-end
ENV BACKEND_HOST=0.0.0.0 BACKEND_PORT=4010
COPY backend backend
EXPOSE 4010
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4010/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/src/main.ts"]
