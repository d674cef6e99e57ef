import "i18next";
import type application from "~locales/lt/application.json";
import type applications from "~locales/lt/applications.json";
import type enumerations from "~locales/lt/enumerations.json";
import type errors from "~locales/lt/errors.json";
import type login from "~locales/lt/login.json";
import type news from "~locales/lt/news.json";
import type shell from "~locales/lt/shell.json";
import type soap from "~locales/lt/soap.json";
import type ui from "~locales/lt/ui.json";
import type validation from "~locales/lt/validation.json";

/** Lithuanian is the type: a key that it lacks does not compile. One line a namespace; a test compares with the files. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: {
      application: typeof application;
      applications: typeof applications;
      enumerations: typeof enumerations;
      errors: typeof errors;
      login: typeof login;
      news: typeof news;
      shell: typeof shell;
      soap: typeof soap;
      ui: typeof ui;
      validation: typeof validation;
    };
  }
}
