import { answerNewest } from '../../support/customers/feedback'
import { logInBySms, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

const PHONE = '13900000051'
const WORDS = 'The voice drops after a call.'

describe('a customer with something to tell', () => {
  const app = useApp()

  it('begins a feedback, and finds the draft after the app was closed', async () => {
    const { shopper, api, reopen } = app()
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch('/pages/feedback/create')
    await logInBySms(shopper, api, PHONE)
    await shopper.arrivesAt('pages/feedback/create')
    await shopper.types('What happened?', WORDS)
    await shopper.reads('Saved on this phone')
    await reopen('/pages/feedback/draft')
    await shopper.reads(WORDS)
    await shopper.taps(/^Edit/)
    await shopper.arrivesAt('pages/feedback/create')
  })

  it('sends it, reads the answer and rates it', async () => {
    const { shopper, api } = app()
    await shopper.taps('Inquiry')
    await shopper.taps(/^Submit/)
    await shopper.arrivesAt('pages/feedback/details')
    await shopper.reads('Submitted')
    api.clock.advance(1_000)
    await answerNewest(api)
    await shopper.miniProgram.reLaunch('/pages/feedback/list')
    await shopper.reads('New answer')
    await shopper.taps(/New answer/)
    await shopper.arrivesAt('pages/feedback/details')
    await shopper.reads('Give one to five stars')
    await shopper.taps('4 stars')
    await shopper.taps('Rate')
    await shopper.reads('You rated 4 of 5')
  })
})
