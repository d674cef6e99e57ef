import type { ReactElement } from "react";
import { ContractPage } from "./gallery/contract-page.tsx";
import { GoodsPage } from "./gallery/goods-page.tsx";
import { ListPage } from "./gallery/list-page.tsx";
import { LoginPage } from "./gallery/login-page.tsx";
import { NoticesPage } from "./gallery/notices-page.tsx";
import { OffersPage } from "./gallery/offers-page.tsx";
import { PartsPage } from "./gallery/parts-page.tsx";
import type { Language } from "../../app/domain/language.ts";
import { renderUi } from "./render-ui.tsx";

/** Pages that together show every part of the design system; looked at by people and read by the markup tests. */
export const GALLERY: Readonly<Record<string, { path: string; page: ReactElement }>> = {
  login: { path: "/login", page: <LoginPage /> },
  list: { path: "/applications", page: <ListPage /> },
  goods: { path: "/applications/add/2/100248", page: <GoodsPage /> },
  offers: { path: "/applications/edit/100248/3", page: <OffersPage /> },
  contract: { path: "/applications/edit/100248/5", page: <ContractPage /> },
  notices: { path: "/news", page: <NoticesPage /> },
  parts: { path: "/spreadsheet", page: <PartsPage /> },
};

/** A whole document with its styles inside, for a look in any browser; served pages link the stylesheet instead. */
export async function renderGalleryPage(name: string, css: string, language: Language = "lt"): Promise<string> {
  const entry = GALLERY[name];
  if (entry === undefined) throw new Error(`No such page: ${name}`);
  const body = await renderUi(entry.page, { path: entry.path, language });
  return `<!DOCTYPE html><html lang="${language}" class="zoom-100"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width"><style>${css}</style></head><body>${body}</body></html>`;
}
