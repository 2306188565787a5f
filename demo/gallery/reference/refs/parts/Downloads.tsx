import { Fragment } from 'react'
import { Badge } from '../../../../../elements/kit/feedback/Badge'
import { Progress } from '../../../../../elements/kit/feedback/Progress'
import { StatusText } from '../../../../../elements/kit/feedback/StatusText'

import { bayWords, downloads } from '../data/bays'

/** The downloads of an appliance, one line per composition. */
export function Downloads() {
  return (
    <section className="dock-downloads" aria-label={bayWords.downloads}>
      <p className="dock-subtitle">
        {bayWords.downloads} <Badge>{downloads.length}</Badge>
      </p>
      <ul>
        {downloads.map(item => (
          <li key={item.name} className="download">
            <p className="download-name">
              {item.title}
              <span className="mono quiet-text">
                {item.name.split('_').map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && '_'}
                    <wbr />
                    {part}
                  </Fragment>
                ))}
              </span>
            </p>
            <span className="download-order">{item.order}</span>
            <StatusText icon={item.icon} tone={item.tone}>
              {item.state}
            </StatusText>
            <Progress label={item.title} value={item.value} tone={item.tone} />
            <span className="download-size">{item.size}</span>
            <span className="download-left">{item.left}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
