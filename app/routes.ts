import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Every URL and the module that answers it, in the order of the specification (D1 section 2). */
export default [
  index("routes/home/route.tsx"),
  route("news", "routes/news/route.tsx"),
  route("applications", "routes/applications/route.tsx"),
  route("applications/export", "routes/applications-export/route.ts"),
  route("applications/add", "routes/application-buyer/route.tsx"),
  route("applications/add/:step", "routes/application-current-draft/route.ts"),
  route("applications/add/2/:applicationId", "routes/application-credit/route.tsx"),
  route("applications/edit/:applicationId", "routes/application-edit/route.ts"),
  route("applications/edit/:applicationId/3", "routes/application-household/route.tsx"),
  route("applications/edit/:applicationId/4", "routes/application-contract-data/route.tsx"),
  route("applications/edit/:applicationId/5", "routes/application-contract/route.tsx"),
  route("applications/load/:applicationId", "routes/application-load/route.ts"),
  route("applications/delete/:applicationId", "routes/application-delete/route.tsx"),
  route("applications/goods/:applicationId/:line", "routes/application-goods/route.tsx"),
  route("applications/catalogue/:applicationId", "routes/application-catalogue/route.tsx"),
  route("applications/schedule/:applicationId", "routes/application-schedule/route.tsx"),
  route("applications/documents/:applicationId/:document", "routes/application-documents/route.ts"),
  route("login", "routes/login/route.tsx"),
  route("logout", "routes/logout/route.tsx"),
  route("404", "routes/not-found/route.tsx"),
  route("permission-denied", "routes/permission-denied/route.tsx"),
  route("preferences", "routes/preferences/route.ts"),
  route("*", "routes/unknown-path/route.tsx"),
] satisfies RouteConfig;
