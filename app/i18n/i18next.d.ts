import "i18next";
import type accounts from "~locales/lt/accounts.json";
import type actionLog from "~locales/lt/action-log.json";
import type application from "~locales/lt/application.json";
import type applications from "~locales/lt/applications.json";
import type archive from "~locales/lt/archive.json";
import type autoLogin from "~locales/lt/auto-login.json";
import type debtReport from "~locales/lt/debt-report.json";
import type enumerations from "~locales/lt/enumerations.json";
import type errors from "~locales/lt/errors.json";
import type incomes from "~locales/lt/incomes.json";
import type liabilities from "~locales/lt/liabilities.json";
import type login from "~locales/lt/login.json";
import type manager from "~locales/lt/manager.json";
import type month from "~locales/lt/month.json";
import type news from "~locales/lt/news.json";
import type ownership from "~locales/lt/ownership.json";
import type password from "~locales/lt/password.json";
import type permits from "~locales/lt/permits.json";
import type ratings from "~locales/lt/ratings.json";
import type recogniser from "~locales/lt/recogniser.json";
import type rejection from "~locales/lt/rejection.json";
import type reports from "~locales/lt/reports.json";
import type search from "~locales/lt/search.json";
import type sessions from "~locales/lt/sessions.json";
import type settings from "~locales/lt/settings.json";
import type shell from "~locales/lt/shell.json";
import type signing from "~locales/lt/signing.json";
import type soap from "~locales/lt/soap.json";
import type spouse from "~locales/lt/spouse.json";
import type ui from "~locales/lt/ui.json";
import type uploads from "~locales/lt/uploads.json";
import type validation from "~locales/lt/validation.json";
import type verification from "~locales/lt/verification.json";

/** Lithuanian is the type: a key that it lacks does not compile. One line a namespace; a test compares with the files. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: {
      accounts: typeof accounts;
      "action-log": typeof actionLog;
      application: typeof application;
      applications: typeof applications;
      archive: typeof archive;
      "auto-login": typeof autoLogin;
      "debt-report": typeof debtReport;
      enumerations: typeof enumerations;
      errors: typeof errors;
      incomes: typeof incomes;
      liabilities: typeof liabilities;
      login: typeof login;
      month: typeof month;
      manager: typeof manager;
      news: typeof news;
      ownership: typeof ownership;
      password: typeof password;
      permits: typeof permits;
      ratings: typeof ratings;
      recogniser: typeof recogniser;
      rejection: typeof rejection;
      reports: typeof reports;
      sessions: typeof sessions;
      search: typeof search;
      settings: typeof settings;
      shell: typeof shell;
      signing: typeof signing;
      soap: typeof soap;
      spouse: typeof spouse;
      ui: typeof ui;
      uploads: typeof uploads;
      validation: typeof validation;
      verification: typeof verification;
    };
  }
}
