/**
 * A single-use login code of the host app. Empty where the host has none, as in a browser: the server then knows the
 * person by phone alone. Rejects when the host app refuses.
 */
export type GetLoginCode = () => Promise<string>
