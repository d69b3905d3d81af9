import type { Locator } from '@playwright/test'
import type { EndpointRow } from '@/wire/endpoint'

/**
 * Taps, and waits until the server has answered. What shows at once is not yet so on the server:
 * a reload right after the tap takes its call away.
 */
export const tapAnswered = async (control: Locator, { path }: EndpointRow): Promise<void> => {
  const answered = control.page().waitForResponse(`**${path}`)
  await control.tap()
  await answered
}
