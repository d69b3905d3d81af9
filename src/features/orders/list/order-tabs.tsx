import { View } from '@tarojs/components'
import { goBack } from '@/services/navigation/go-back'
import { NavBar } from '@/ui/nav-bar'
import { Tabs } from '@/ui/tabs'
import { messages } from '../messages'
import { scopeTabs } from './scopes'
import type { OrderListView } from './use-order-list'
import './order-tabs.scss'

interface OrderTabsProps {
  view: OrderListView
}

/** The head of the list: its bar and the tabs, which stay in sight. */
export function OrderTabs({ view: { filter, toPayCount, choose } }: OrderTabsProps) {
  const items = scopeTabs().map((tab) => (tab.key === 'toPay' ? { ...tab, count: toPayCount } : tab))
  return (
    <View className="order-tabs">
      <NavBar title={messages.listTitle} onBack={() => void goBack('pages/profile/index')} />
      <Tabs items={items} selected={filter.scope} onSelect={(scope) => choose({ scope })} label={messages.tabs} />
    </View>
  )
}
