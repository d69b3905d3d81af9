import type { TabBarItem, TabBarProps } from '@/ui/tab-bar'
import './index.scss'
import { messages } from './messages'

const tab = (name: string, label: string): TabBarItem => ({
  label,
  icon: `main-tabs__icon--${name}`,
  openIcon: `main-tabs__icon--${name}-on`,
})

/** The tabs of the app, in their order. */
export const mainTabs = (): Pick<TabBarProps, 'label' | 'items'> => ({
  label: messages.label,
  items: [tab('explore', messages.explore), tab('car', messages.buyCar), tab('mine', messages.mine)],
})
