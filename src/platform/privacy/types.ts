/**
 * Whether the host app wants the shopper's consent before private interfaces work. A refusal leaves the app usable:
 * only what needs the interface is not offered.
 */
export type NeedsPrivacyConsent = () => Promise<boolean>
