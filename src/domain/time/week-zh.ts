import type { WeekForms } from './week'

/** The days of the week in Chinese. */
export const zh: WeekForms = {
  days: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  today: '今天',
  tomorrow: '明天',
  near: (weekday, date) => `${date}\u00a0${weekday}`,
}
