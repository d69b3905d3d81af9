import { showDocument } from '@/platform/document-view'
import { failureText } from './request/failure-text'

/**
 * Shows a PDF, by an address that is asked for at the moment of the tap.
 *
 * @returns why it could not be shown, for the shopper; null when it is shown.
 */
export const openDocument = async (address: () => Promise<string>): Promise<string | null> => {
  try {
    await showDocument(address)
    return null
  } catch (error) {
    return failureText(error)
  }
}
