import type { ReactNode } from "react";
import type { NoticeContent } from "../../../app/ui/notice.tsx";
import { NoticeList } from "../../../app/ui/notice-list.tsx";
import { PageFrame } from "../../../app/ui/frame/page-frame.tsx";
import { PublicFrame } from "../../../app/ui/frame/public-frame.tsx";

const HIDDEN = { csrf: "token" };

const LANGUAGES = [
  { code: "lt", name: "Lietuvių", to: "?lang=lt", current: true },
  { code: "en", name: "English", to: "?lang=en", current: false },
];

const MENU = [
  { to: "/applications/add", label: "Nauja paraiška", primary: true },
  { to: "/applications", label: "Paraiškos ir sutartys" },
  { to: "/spreadsheet", label: "Skaičiuoklė" },
  { to: "/news", label: "Naujienos" },
  { to: "/reports", label: "Ataskaitos" },
  { to: "/search", label: "Paraiškų paieška" },
];

const COMMON = {
  languages: LANGUAGES,
  zoom: { percent: 100, action: "/preferences", hidden: HIDDEN },
  testVersion: "6.0.8",
};

const FRAME = {
  ...COMMON,
  homeTo: "/news",
  logout: { action: "/logout", hidden: HIDDEN },
  menu: MENU,
};

const SERVICES = {
  updatedAt: "14:03",
  fresh: true,
  services: [
    { id: 1, name: "Vertinimas", state: "ok", href: "https://status.example/rating", staleSince: null },
    { id: 2, name: "Registrai", state: "slow", href: null, staleSince: null },
    { id: 3, name: "Pasirašymas", state: "error", href: "https://status.example/signing", staleSince: null },
    { id: 4, name: "SMS", state: "unknown", href: null, staleSince: null },
    { id: 7, name: "Archyvas", state: "ok", href: null, staleSince: "13:46" },
  ],
} as const;

type FrameProps = { notices?: readonly NoticeContent[]; children: ReactNode };

const noticeList = (notices: readonly NoticeContent[] = []) => (
  <NoticeList notices={notices} dismiss={{ action: "/notices", hidden: HIDDEN }} />
);

export function SellerFrame({ notices, children }: FrameProps) {
  return (
    <PageFrame
      {...FRAME}
      user={{ fullName: "Jonas Pardavėjas", login: "jonas.s", settingsTo: "/settings" }}
      help={{ phone: "+370 700 55 555", managerEmail: "vadyba@pavyzdys.example" }}
      notices={noticeList(notices)}
    >
      {children}
    </PageFrame>
  );
}

export function ManagerFrame({ notices, children }: FrameProps) {
  return (
    <PageFrame
      {...FRAME}
      user={{ fullName: "Vadybė Pirmoji", login: "vadyb1" }}
      services={{ content: SERVICES, refreshUrl: "/service-statuses" }}
      notices={noticeList(notices)}
    >
      {children}
    </PageFrame>
  );
}

export function GuestFrame({ notices, children }: FrameProps) {
  return (
    <PublicFrame
      {...COMMON}
      homeTo="/login"
      menu={[]}
      otherSystems={[
        { label: "Lizingas", href: "https://lizingas.example" },
        { label: "Pensijų fondai", href: "https://pensija.example" },
        { label: "Draudimas", href: "https://draudimas.example" },
        { label: "Interneto bankas", href: "https://bankas.example" },
      ]}
      company={{
        name: "UAB „Pavyzdžio lizingas“",
        code: "000000001",
        phone: "+370 700 55 555",
        email: "pagalba@pavyzdys.example",
      }}
      notices={noticeList(notices)}
    >
      {children}
    </PublicFrame>
  );
}
