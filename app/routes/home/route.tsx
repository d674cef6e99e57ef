export { loader } from "./route.server.ts";
