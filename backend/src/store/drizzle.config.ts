import { defineConfig } from "drizzle-kit";
export default defineConfig({
  dialect: "postgresql",
  schema: "./backend/src/store/schema/*.ts",
  out: "./backend/src/store/migrations",
  casing: "snake_case",
});
