import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { ConfirmPanel } from "~/ui/confirm-panel.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["login"], title: "login:logoutTitle" };

export default function LogoutPage() {
  const { csrf } = useLoaderData<typeof loader>();
  const { t } = useTranslation("login");
  return (
    <>
      <TitleRow title={t("logoutTitle")} />
      <ConfirmPanel
        title={t("confirmLogout")}
        hidden={{ _csrf: csrf }}
        confirm={{ name: "logout", label: t("logout") }}
        cancel={{ to: paths.news(), label: t("stay") }}
      >
        {null}
      </ConfirmPanel>
    </>
  );
}
