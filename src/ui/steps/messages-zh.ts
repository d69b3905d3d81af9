import type { Messages } from './messages'

/** Texts of the steps in Chinese. */
export const zh: Messages = {
  stepOf: (step, count) => `第 ${step} 步，共 ${count} 步`,
  stepState: { done: '，已完成', now: '，进行中' },
}
