import { useApp } from '../support/suite'

const PAGE = '/pages/pictures/pictures?modelId=vela-7'

describe('a shopper who likes a picture', () => {
  const app = useApp()

  it('keeps it in the phone’s album', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch(PAGE)
    await shopper.taps('Vela 7 exterior, picture 1')
    await shopper.reads('1 / 4')
    await shopper.taps('Save')
    await shopper.reads('Saved')
  })

  it('is shown the way to the settings when the album is closed to the app', async () => {
    const { shopper } = app()
    await shopper.miniProgram.mockWxMethod('saveImageToPhotosAlbum', {
      errMsg: 'saveImageToPhotosAlbum:fail auth deny',
    })
    await shopper.taps('Save')
    await shopper.reads('Album access is off')
    await shopper.taps('Cancel')
    await shopper.miniProgram.restoreWxMethod('saveImageToPhotosAlbum')
  })

  it('finds ticked what the album refused, and keeps it at the second try', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch(PAGE)
    await shopper.taps('Select')
    await shopper.taps('Vela 7 exterior, picture 1')
    await shopper.taps('Vela 7 exterior, picture 3')
    await shopper.miniProgram.mockWxMethod('saveImageToPhotosAlbum', {
      errMsg: 'saveImageToPhotosAlbum:fail auth deny',
    })
    await shopper.taps('Save 2')
    await shopper.reads('Album access is off')
    await shopper.taps('Cancel')
    await shopper.miniProgram.restoreWxMethod('saveImageToPhotosAlbum')
    await shopper.reads('2 selected')
    await shopper.taps('Save 2')
    await shopper.reads('2 saved')
    await shopper.reads('Save all 4')
  })
})
