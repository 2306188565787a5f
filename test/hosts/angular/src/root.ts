import { Component, signal } from '@angular/core'
import { Shipments, WorkOrders } from 'reeldock/angular'

@Component({
  selector: 'host-root',
  imports: [Shipments, WorkOrders],
  template: `
    <button type="button" id="language" (click)="locale.set('de')">Deutsch</button>
    <button type="button" id="theme" (click)="theme.set('dark')">Dark</button>
    <output id="said">{{ said() }}</output>
    <reeldock-work-orders pageSize="10" [locale]="locale()" [theme]="theme()" />
    <reeldock-shipments
      workOrderNo="WO-48213"
      [locale]="locale()"
      [theme]="theme()"
      (reeldock-shipments-saved)="said.set('saved ' + $event.detail.ids.length)"
    />
  `,
})
export class Root {
  readonly locale = signal('en')
  readonly theme = signal<'auto' | 'dark'>('auto')
  readonly said = signal('')
}
