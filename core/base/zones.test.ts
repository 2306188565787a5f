import { mock } from 'node:test'
import { expect } from 'chai'
import { localZone } from './zones'

describe('the local zone', () => {
  afterEach(() => mock.restoreAll())
  const setPlatformZone = (timeZone: string | undefined) =>
    mock.method(Intl.DateTimeFormat.prototype, 'resolvedOptions', () => ({ timeZone }))

  it('is the zone of the platform', () => {
    setPlatformZone('America/Chicago')
    expect(localZone()).to.equal('America/Chicago')
  })

  it('is UTC when the platform cannot name its zone', () => {
    for (const zone of ['Etc/Unknown', '', undefined]) {
      setPlatformZone(zone)
      expect(localZone(), zone).to.equal('UTC')
    }
  })
})
