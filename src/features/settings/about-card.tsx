import { Text } from '@tarojs/components'
import { useState } from 'react'
import { AgreementId } from '@/wire/enums/agreement'
import { APP_VERSION } from '@/wire/headers'
import { AGREEMENT_TITLES } from '@/domain/agreement-titles'
import { BRAND } from '@/domain/brand'
import { formatServiceNumber } from '@/domain/person/phone'
import { callCustomerService } from '@/services/customer-service'
import { open, openRoute } from '@/services/navigation/open'
import { cacheBytes, clearCache } from '@/services/storage/cache'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { showToast } from '@/ui/popup/toast'
import './about-card.scss'
import { cacheSizeText } from './cache-size'
import { messages } from './messages'
import { builtPages } from './pages'

const agreements = () => [
  { id: AgreementId.userAgreement, label: AGREEMENT_TITLES.userAgreement },
  { id: AgreementId.privacyPolicy, label: AGREEMENT_TITLES.privacyPolicy },
  { id: AgreementId.personalInfoCollectionList, label: AGREEMENT_TITLES.personalInfoCollectionList },
]

const [VERSION_PAGE] = builtPages({ version: 'pages/version/index' })

/** Agreements, what the app keeps on the phone, its version, and whom to call. */
export function AboutCard() {
  return (
    <Card isList>
      {agreements().map(({ id, label }) => (
        <Cell key={id} label={label} onPress={() => void open('pages/agreements/view', { id: String(id) })} />
      ))}
      <CacheCell />
      <Cell
        label={messages.version}
        value={APP_VERSION}
        {...(VERSION_PAGE && { onPress: () => void openRoute({ path: VERSION_PAGE.path, params: {} }) })}
      />
      <Cell
        label={messages.hotline}
        value={<Text className="hotline-number">{formatServiceNumber(BRAND.serviceNumber)}</Text>}
        onPress={() => void callCustomerService()}
      />
    </Card>
  )
}

function CacheCell() {
  const [size, setSize] = useState(() => cacheSizeText(cacheBytes()))
  const clear = () => {
    clearCache()
    setSize(null)
    showToast(messages.cacheCleared)
  }
  return <Cell label={messages.clearCache} value={size ?? messages.cacheEmpty} {...(size && { onPress: clear })} />
}
