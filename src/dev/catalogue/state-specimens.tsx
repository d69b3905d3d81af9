import type { PictureUpload } from '@/domain/picture-upload'
import { Card } from '@/ui/card'
import { DocumentView } from '@/ui/document'
import { showToast } from '@/ui/popup/toast'
import { OfflineStrip } from '@/ui/offline-strip'
import { PagedRows } from '@/ui/paged-rows'
import { Picture } from '@/ui/picture'
import { LogInToSee } from '@/widgets/log-in-to-see'
import { UploadTiles } from '@/widgets/picture-uploads/upload-tiles'
import { QrCode } from '@/ui/qr-code'
import { Skeleton } from '@/ui/skeleton'
import { EmptyView, ErrorView } from '@/ui/state-view'
import { TabBar } from '@/ui/tab-bar'
import { mainTabs } from '@/widgets/main-tabs/tabs'
import { Specimen } from './specimen'

const SKELETON = [
  [
    { widthPercent: 60, heightPx: 24 },
    { widthPercent: 100, heightPx: 120 },
  ],
  [
    { widthPercent: 100, heightPx: 16 },
    { widthPercent: 70, heightPx: 16 },
  ],
] as const

const WIDE = 2.5

const UPLOADS: readonly PictureUpload[] = [
  { key: 'uploading', source: '', status: 'uploading', percent: 40 },
  { key: 'failed', source: '', status: 'failed', reason: 'This file is too large. At most 10 MB.' },
  { key: 'ready', source: '', status: 'ready', path: 'ready.jpg' },
]

const nothing = () => undefined

const LIST = { phase: 'ready', items: ['row'], isEnd: false, loadMore: nothing, retry: nothing } as const

export function StateSpecimens() {
  return (
    <>
      <Skeleton cards={SKELETON} />
      <Card>
        <EmptyView
          title="No orders yet"
          text="When you reserve a Vela, its whole journey shows here."
          action="See the cars"
          onAction={() => {}}
        />
      </Card>
      <Card>
        <LogInToSee />
      </Card>
      <Card>
        <ErrorView
          text="The connection timed out, click the screen to try again."
          onReload={() => showToast('Loading again')}
        />
      </Card>
      <Card title="A list with more to come, and one that lost its way">
        <PagedRows list={{ ...LIST, failure: undefined }} empty={null}>
          The last row
        </PagedRows>
        <PagedRows list={{ ...LIST, failure: 'You seem to be offline.' }} empty={null}>
          The last row
        </PagedRows>
      </Card>
      <Card>
        <EmptyView art="lost" title="This page has drifted off" />
      </Card>
      <Card>
        <EmptyView art="search" title="Nothing found" />
      </Card>
      <Card>
        <EmptyView art="maintenance" title="Back at 06:00" />
      </Card>
      <Card>
        <Picture src="missing.webp" alt="A picture that does not exist" ratio={WIDE} />
      </Card>
      <Card>
        <UploadTiles
          uploads={UPLOADS}
          maxCount={4}
          addLabel="Add a picture"
          altOf={(n) => `Picture ${n}`}
          onAdd={nothing}
          onRetry={nothing}
          onRemove={nothing}
        />
      </Card>
      <Card>
        <DocumentView
          sections={[
            {
              title: '2. The deposit',
              tag: 'Changed',
              paragraphs: ['A small deposit of ¥1,000.00 returns in full at any time until the order is locked.'],
            },
          ]}
        />
      </Card>
      <OfflineStrip text="This is the page of 20 Nov, 08:55. Drafts are safe." onRetry={() => {}} />
      <Specimen name="Code to scan">
        <QrCode text="https://vela.example/#/" label="Code that opens the app" size={148} />
      </Specimen>
      <Specimen name="Tab bar">
        <TabBar {...mainTabs()} selected={1} onSelect={() => {}} badges={[0, 0, 3]} />
      </Specimen>
    </>
  )
}
