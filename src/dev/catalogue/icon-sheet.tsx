import { View } from '@tarojs/components'
import { ExtraIcon } from '@/ui/extra-icon'
import { EXTRA_ICON_NAMES } from '@/ui/extra-icon/names'
import { Icon } from '@/ui/icon'
import { ICON_NAMES } from '@/ui/icon/names'

/** Every icon of both sets. */
export function IconSheet() {
  return (
    <View className="specimen__wrap">
      {ICON_NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
      {EXTRA_ICON_NAMES.map((name) => (
        <ExtraIcon key={name} name={name} />
      ))}
    </View>
  )
}
