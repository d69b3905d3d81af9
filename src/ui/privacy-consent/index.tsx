/** Only WeChat asks for one consent before all interfaces; a browser asks for itself. */
export function PrivacyConsent() {
  return null
}
