import { Text, View } from '@tarojs/components'
import type { Agreement } from '@/wire/schemas/agreement'
import { AgreementId } from '@/wire/enums/agreement'
import { dayText } from '@/domain/time/shanghai-time'
import { DocumentView } from '@/ui/document'
import { Notice } from '@/ui/notice'
import { Tag } from '@/ui/tag'
import { changedSections } from './changed-sections'
import { documentSections } from './document-sections'
import { messages } from './messages'
import './index.scss'

/** An agreement: what it is, since when, what is new, and its words. */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  const { id, title, version, effectiveDate, changeNote, sections } = agreement
  return (
    <>
      <View className="agreement-head">
        <View className="agreement-head__title" role="heading" aria-level="1">
          {title}
        </View>
        <View className="agreement-head__facts">
          <Tag>{messages.number(id)}</Tag>
          {id === AgreementId.purchaseIntentLetter && <Tag>{messages.intent}</Tag>}
          <Tag tone="blue">{messages.version(version)}</Tag>
          <Text>{messages.inForceFrom(dayText(effectiveDate))}</Text>
        </View>
        {changeNote && <Notice>{messages.newIn(changeNote, changedSections(sections))}</Notice>}
      </View>
      <DocumentView sections={documentSections(sections)} />
    </>
  )
}
