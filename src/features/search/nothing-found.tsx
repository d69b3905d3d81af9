import { View } from '@tarojs/components'
import { BRAND } from '@/domain/brand'
import { formatServiceNumber } from '@/domain/person/phone'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchHotWords } from '@/services/api/search'
import { callCustomerService } from '@/services/customer-service'
import { open } from '@/services/navigation/open'
import { Cell } from '@/ui/cell'
import { Chip } from '@/ui/chip'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'
import './nothing-found.scss'

const WORDS_SHOWN = 3

interface NothingFoundProps {
  query: string
  onSearch: (query: string) => void
}

/** Where nothing was found: what others search, and who can be asked. */
export function NothingFound({ query, onSearch }: NothingFoundProps) {
  const { page } = useAsyncPage((signal) => fetchHotWords({ signal }))
  const words = page.status === 'ready' ? page.data.slice(0, WORDS_SHOWN) : []
  return (
    <>
      <EmptyView art="search" title={messages.nothingTitle(query)} text={messages.nothingText}>
        <View className="nothing-found__words">
          {words.map(({ word }) => (
            <Chip key={word} role="link" onPress={() => onSearch(word)}>
              {word}
            </Chip>
          ))}
        </View>
      </EmptyView>
      <View className="nothing-found__ways">
        <Cell
          icon={<Icon name="headset" />}
          label={messages.ask}
          note={formatServiceNumber(BRAND.serviceNumber)}
          onPress={() => void callCustomerService()}
        />
        <Cell
          icon={<ExtraIcon name="feedback" />}
          label={messages.feedback}
          note={messages.feedbackNote}
          onPress={() => void open('pages/feedback/create')}
        />
      </View>
    </>
  )
}
