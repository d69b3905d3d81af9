import type { ParameterTable } from '@/wire/schemas/vehicle'
import { ErrorCode } from '@/wire/errors'
import type { AsyncPage } from '@/services/async-page/async-page'
import { isRefusal } from '@/services/request/errors'
import { messages } from './messages'

/** Why there is no table, and never will be: another try would end the same. */
export interface NoModel {
  title: string
  text: string
}

const unknown = (): NoModel => ({ title: messages.unknownTitle, text: messages.unknownText })

/** Tells a link to a model that is not on sale from everything else, for which this is undefined. */
export const noModelOf = (page: AsyncPage<ParameterTable | null>): NoModel | undefined => {
  if (page.status === 'ready') return page.data === null ? unknown() : undefined
  if (page.status !== 'failed') return undefined
  if (isRefusal(page.error, ErrorCode.modelNotFound)) return unknown()
  return isRefusal(page.error, ErrorCode.noLongerOffered)
    ? { title: messages.withdrawnTitle, text: page.message }
    : undefined
}
