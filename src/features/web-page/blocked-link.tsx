import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'
import './blocked-link.scss'

interface BlockedLinkProps {
  url: string
  onCopy: () => void
  onBack: () => void
}

/** Says that a link leads to a host that is not known, and lets the reader take it along. */
export function BlockedLink({ url, onCopy, onBack }: BlockedLinkProps) {
  return (
    <View className="blocked-page">
      <EmptyView art="own" title={messages.blockedTitle} text={messages.blockedText}>
        {url !== '' && (
          <>
            <View className="blocked-link">
              <ExtraIcon name="document" size={16} />
              <View className="blocked-link__url">{url}</View>
            </View>
            <Button className="blocked-link__copy" icon={<ExtraIcon name="copy" size={20} />} onPress={onCopy}>
              {messages.copyLink}
            </Button>
          </>
        )}
        <Button kind="link" isSmall onPress={onBack}>
          {messages.back}
        </Button>
      </EmptyView>
    </View>
  )
}
