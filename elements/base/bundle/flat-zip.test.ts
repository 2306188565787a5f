import { expect } from 'chai'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { unzip, zip } from './flat-zip'

const files = {
  'xl/workbook.xml': strToU8('<workbook/>'),
  'xl/worksheets/sheet1.xml': strToU8('<row><c>986578788855</c></row>'.repeat(20_000)),
  empty: new Uint8Array(),
}

const packed = () =>
  new Promise<Uint8Array>((resolve, reject) => zip(files, (error, data) => (error ? reject(error) : resolve(data))))

describe('the zip of sheets', () => {
  it('is read back with the same files, and is compressed', async () => {
    const archive = await packed()
    expect(archive.length).to.be.below(20_000)
    const read = unzipSync(archive)
    expect(Object.keys(read)).to.deep.equal(Object.keys(files))
    for (const [name, content] of Object.entries(files))
      expect(strFromU8(read[name] ?? strToU8('missing'))).to.equal(strFromU8(content))
  })

  it('reports a damaged file to its caller', async () => {
    const archive = (await packed()).slice(0, -30)
    const error = await new Promise(resolve => unzip(archive, failure => resolve(failure)))
    expect(error).to.be.instanceOf(Error)
  })
})
