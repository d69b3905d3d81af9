import { messages } from '@/ui/messages'
import { changeFeedback } from './store'

const titles: string[] = []

const draw = () => changeFeedback({ loading: titles[titles.length - 1] ?? null })

/** Shows "loading..." while `task` runs; of several at once the newest title is shown until all have ended. */
export async function withLoading<T>(task: () => Promise<T>, title: string = messages.loading): Promise<T> {
  titles.push(title)
  draw()
  try {
    return await task()
  } finally {
    titles.splice(titles.lastIndexOf(title), 1)
    draw()
  }
}
