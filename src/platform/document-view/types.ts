/**
 * Shows a PDF to the shopper. The address is asked for once the view is on its way, because it expires.
 *
 * @param address - answers where the file is; what it throws is thrown on, and nothing is shown.
 */
export type ShowDocument = (address: () => Promise<string>) => Promise<void>
