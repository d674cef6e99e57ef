import { SubmitButton } from "../../../app/ui/button.tsx";
import { Card } from "../../../app/ui/card.tsx";
import { EntryLayout } from "../../../app/ui/entry-layout.tsx";
import { ErrorSummary } from "../../../app/ui/form/error-summary.tsx";
import { FormActions } from "../../../app/ui/form/form-actions.tsx";
import { HiddenFields } from "../../../app/ui/form/hidden-fields.tsx";
import { PasswordField } from "../../../app/ui/form/password-field.tsx";
import { TextField } from "../../../app/ui/form/text-field.tsx";
import { TitleRow } from "../../../app/ui/title-row.tsx";
import { GuestFrame } from "./frames.tsx";

/** Log-in with a refused password. */
export function LoginPage() {
  return (
    <GuestFrame>
      <EntryLayout
        aside={
          <>
            <h2>Paraiška per pusantros minutės</h2>
            <p>Prekės, įmoka, sprendimas ir sutartis viename lange. Veikia bet kurioje naršyklėje.</p>
          </>
        }
      >
        <Card>
          <TitleRow title="Prisijungimas" />
          <ErrorSummary errors={[{ message: "Neteisingas slaptažodis. Liko bandymų: 3." }]} />
          <form method="post" noValidate>
            <HiddenFields values={{ csrf: "token" }} />
            <TextField
              field={{ id: "login-user", name: "user", defaultValue: "jonas.s" }}
              label="Prisijungimo vardas"
              autoComplete="username"
            />
            <PasswordField
              field={{ id: "login-password", name: "password" }}
              label="Slaptažodis"
              autoComplete="current-password"
            />
            <FormActions fill>
              <SubmitButton name="login">Prisijungti</SubmitButton>
            </FormActions>
          </form>
          <p>
            <a href="/password-remind">Pamiršote slaptažodį?</a>
          </p>
        </Card>
      </EntryLayout>
    </GuestFrame>
  );
}
