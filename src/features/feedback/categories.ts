import { FeedbackCategory } from '@/wire/enums/feedback'
import { messages } from './messages'

/** The categories to choose from, in their order. */
export const categoryItems = () =>
  Object.values(FeedbackCategory).map((key) => ({ key, label: messages.categories[key] }))
