import { View } from '@tarojs/components'
import { openRoute } from '@/services/navigation/open'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import './more-links.scss'
import { morePages } from './more-pages'

/** The ways to know more of a model, under its price. */
export function MoreLinks({ modelId }: { modelId: string }) {
  return (
    <View className="more-links">
      {morePages(modelId).map(({ text, page }) => (
        <Pressable key={text} className="more-links__one" role="link" onPress={() => void openRoute(page)}>
          {text}
          <Icon name="chevron" size={16} />
        </Pressable>
      ))}
    </View>
  )
}
