import type { LeavePage } from './types'

/** WeChat's navigation calls settle once the page is open. */
export const leavePage: LeavePage = async (lead) => {
  await lead()
}
