import type { DeliveryEvaluation, EvaluationBody } from '@/wire/schemas/evaluation'
import { ErrorCode } from '@/wire/errors'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchEvaluation, sendEvaluation } from '@/services/api/evaluation'
import { goBack } from '@/services/navigation/go-back'
import { isLoggedOut, isRefusal, isTransient } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import type { AsyncPage } from '@/services/async-page/async-page'
import { messages } from './messages'

const failureDialog = (error: unknown): Promise<void> =>
  isTransient(error)
    ? alertDialog({ title: messages.unknownTitle, text: messages.unknownText(failureText(error)) })
    : alertDialog({ title: messages.sendFailed, text: failureText(error) })

/** What `useEvaluation` answers. */
export interface EvaluationView {
  id: string
  page: AsyncPage<DeliveryEvaluation>
  reload: () => void
  send: (said: Omit<EvaluationBody, 'id'>) => Promise<void>
  leave: () => void
}

/** The evaluation of one delivery: read, sent once, shown as it was sent. */
export function useEvaluation(id: string, isAllowed: boolean): EvaluationView {
  const { page, reload, setData } = useAsyncPage(() => fetchEvaluation(id), {
    key: id,
    isEnabled: isAllowed && id !== '',
  })

  const send = async (said: Omit<EvaluationBody, 'id'>): Promise<void> => {
    try {
      setData(await sendEvaluation({ id, ...said }))
      showToast(messages.sent)
    } catch (error) {
      if (isLoggedOut(error)) return
      if (!isRefusal(error, ErrorCode.alreadyEvaluated)) return failureDialog(error)
      await alertDialog({ title: messages.alreadyTitle, text: messages.alreadyText })
      reload()
    }
  }

  return { id, page, reload, send, leave: () => void goBack('pages/real-order-detail/index', { id }) }
}
