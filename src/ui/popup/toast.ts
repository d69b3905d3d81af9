import { toastLengthProblem } from '@/ui/popup/toast-rule'
import { changePopups, readPopups } from './store'

/** How long a toast stays. */
const TOAST_MS = 1_500

/**
 * Says something in passing: never an error that must be acted on. At most 24 characters; a longer
 * text is an error on the console, in development only, and so fails a test.
 */
export const showToast = (text: string): void => {
  if (process.env.NODE_ENV !== 'production') {
    const problem = toastLengthProblem(text)
    // eslint-disable-next-line no-console -- told to the developer who wrote the text
    if (problem) console.error(problem)
  }
  const toast = { text }
  changePopups({ toast })
  setTimeout(() => {
    if (readPopups().toast === toast) changePopups({ toast: null })
  }, TOAST_MS)
}
