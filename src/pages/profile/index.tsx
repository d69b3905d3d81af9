import { Text, View } from '@tarojs/components'

export default function ProfilePage() {
  return (
    <View>
      <Text>Vela</Text>
    </View>
  )
}
