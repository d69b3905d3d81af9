import { Text, View } from '@tarojs/components'

export default function HomePage() {
  return (
    <View>
      <Text>Vela</Text>
    </View>
  )
}
