import type { Messages } from './messages'

/** What is said of an agreement beside its own words, in Chinese. */
export const zh: Messages = {
  number: (id) => `第 ${id} 号`,
  intent: '意向',
  version: (version) => `第 ${version} 版`,
  inForceFrom: (day) => `${day}起生效`,
  changed: '有更新',
  newIn: (note, places) => (places ? `更新内容：${note}，详见${places}。` : `更新内容：${note}。`),
  section: (number) => `第 ${number} 条`,
  sections: (numbers, last) => `第 ${[...numbers, last].join('、')} 条`,
}
