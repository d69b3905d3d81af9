import { View } from '@tarojs/components'
import type { AgreementSummary } from '@/wire/schemas/agreement'
import { dayText } from '@/domain/time/shanghai-time'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import './due-agreement.scss'
import { messages } from './messages'

/** One agreement to accept: which version, and what is new in it. */
export function DueAgreement({ agreement }: { agreement: AgreementSummary }) {
  const { id, title, version, effectiveDate, changeNote } = agreement
  return (
    <View className="due-agreement">
      <ExtraIcon name="document" />
      <View className="due-agreement__text">
        <View className="due-agreement__head">
          <View className="due-agreement__title" role="heading" aria-level="3">
            {title}
          </View>
          <Button
            kind="link"
            isSmall
            className="due-agreement__read"
            label={messages.readTitle(title)}
            onPress={() => open('pages/agreements/view', { id: String(id) })}
          >
            {messages.read}
          </Button>
        </View>
        <View className="due-agreement__version">{messages.versionOf(version, dayText(effectiveDate))}</View>
        <View className="due-agreement__new">{messages.newIn(changeNote)}</View>
      </View>
    </View>
  )
}
