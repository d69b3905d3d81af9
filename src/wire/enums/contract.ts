/**
 * Who has a contract signed (extension); on `sandbox` nothing is signed in law, and the page says so. With `none` nobody
 * does yet, and signing opens later.
 */
export const SignGateway = { sandbox: 'sandbox', provider: 'provider', none: 'none' } as const
export type SignGateway = (typeof SignGateway)[keyof typeof SignGateway]
