/** Who has a contract signed (extension); on `sandbox` nothing is signed in law, and the page says so. */
export const SignGateway = { sandbox: 'sandbox', provider: 'provider' } as const
export type SignGateway = (typeof SignGateway)[keyof typeof SignGateway]
