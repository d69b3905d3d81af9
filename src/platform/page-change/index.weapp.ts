import type { NextPage } from './types'

/** WeChat's navigation calls settle once the page is open. */
export const nextPage: NextPage = () => Promise.resolve()
