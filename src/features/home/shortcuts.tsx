import { Text, View } from '@tarojs/components'
import { callCustomerService } from '@/services/customer-service'
import { open } from '@/services/navigation/open'
import { openTestDrive } from '@/services/navigation/test-drive'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import './shortcuts.scss'

/** The ways that are taken most, under the hero. */
export function Shortcuts() {
  return (
    <View className="shortcuts">
      <Pressable className="shortcuts__item" onPress={openTestDrive}>
        <ExtraIcon name="calendar" />
        <Text className="shortcuts__text">{messages.testDrive}</Text>
      </Pressable>
      <Pressable className="shortcuts__item" onPress={() => void open('pages/shopList/shopList')}>
        <ExtraIcon name="location" />
        <Text className="shortcuts__text">{messages.findShop}</Text>
      </Pressable>
      <Pressable className="shortcuts__item" onPress={() => void open('pages/financialCalculator/financialCalculator')}>
        <ExtraIcon name="calc" />
        <Text className="shortcuts__text">{messages.finance}</Text>
      </Pressable>
      <Pressable className="shortcuts__item" onPress={() => void open('pages/mall/order/list')}>
        <ExtraIcon name="document" />
        <Text className="shortcuts__text">{messages.myOrders}</Text>
      </Pressable>
      <Pressable className="shortcuts__item" onPress={() => void callCustomerService()}>
        <Icon name="headset" />
        <Text className="shortcuts__text">{messages.hotline}</Text>
      </Pressable>
    </View>
  )
}
