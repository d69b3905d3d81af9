import type { GetLoginCode } from './types'

/** A browser has no login code of its own. */
export const getLoginCode: GetLoginCode = async () => ''
