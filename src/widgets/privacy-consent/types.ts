/**
 * From the launch on, asks the shopper whenever the host app wants consent before an interface that touches personal
 * data. A refusal leaves the app usable: only that interface does not run.
 */
export type StartPrivacyConsent = () => void
