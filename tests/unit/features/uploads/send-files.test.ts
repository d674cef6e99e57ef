import type { ClientActionFunctionArgs } from "@remix-run/react";
import { expect, test, vi } from "vitest";
import { issueMessage } from "../../../../app/domain/issue.ts";
import { clientAction } from "../../../../app/features/uploads/send-files.ts";

const MB = 1_048_576;
const TOO_MUCH = { result: { status: "error", error: { file: [issueMessage("upload.tooMuch", { mb: 40 })] } } };

/** Presses the button of the form with files of these sizes. */
async function send(sizes: readonly number[], answer: () => Promise<unknown>) {
  const form = new FormData();
  form.append("slot", "client-7");
  for (const size of sizes) form.append("file", new File([new Uint8Array(size)], "pasas.pdf"));
  const request = { clone: () => ({ formData: () => Promise.resolve(form) }) };
  const serverAction = vi.fn(answer);
  const args = { request, serverAction, params: {} } as unknown as ClientActionFunctionArgs;
  return { said: await clientAction(args), isSent: serverAction.mock.calls.length > 0 };
}

test("F-323: files of more than 40 MB together are not sent, and the field says so; 40 MB are sent", async () => {
  const stored = () => Promise.resolve({ stored: true });
  expect(await send([20 * MB, 20 * MB + 1], stored)).toEqual({ said: TOO_MUCH, isSent: false });
  expect(await send([20 * MB, 20 * MB], stored)).toEqual({ said: { stored: true }, isSent: true });
});

test("F-323: a portal that refuses the files unread is answered at the field; any other refusal has its page", async () => {
  const refuse = (status: number) => () => Promise.reject(new Response(null, { status }));
  expect(await send([MB], refuse(413))).toEqual({ said: TOO_MUCH, isSent: true });
  await expect(send([MB], refuse(503))).rejects.toMatchObject({ status: 503 });
});
