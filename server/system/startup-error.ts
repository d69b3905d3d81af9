/** Ends the start with one line for the person who runs the server: no stack, exit status 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
