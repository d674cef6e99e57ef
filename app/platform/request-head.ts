/**
 * A browser's request without its body. What stands below the request object (`app/request`) is given this: a body can be read once only, and
 * `forms/read-form` is the place where it is.
 */
export interface RequestHead {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  /** Ends when the browser has gone. */
  readonly signal: AbortSignal;
}

/** A form on its way in, whose body has not been read yet. */
export interface PostedRequest extends RequestHead {
  readonly body: ReadableStream<Uint8Array> | null;
  text(): Promise<string>;
  formData(): Promise<FormData>;
}
