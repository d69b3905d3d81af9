import { Text, View } from '@tarojs/components'

export default function OrderPage() {
  return (
    <View>
      <Text>Vela</Text>
    </View>
  )
}
