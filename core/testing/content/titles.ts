/** A film of the world, from which composition names and movie details are made. */
export interface Title {
  name: string
  studio: string
  language: string
  /** Aspect: F flat, S scope, C full container. */
  aspect: 'F' | 'S' | 'C'
  resolution: '2K' | '4K'
  audio: string
  /** The size of the original version, in bytes. */
  size: number
  /** Release in days from the seed's day. */
  release: number
}

const rows =
  'Northbound Line;MGL;EN;S;2K;51-HI-VI;182.4;9|The Salt Orchard;ARC;EN;F;2K;51-HI-VI;148.2;3|Paper Lanterns;FIL;JA;F;4K;71;231.7;6|A Minor Eclipse;HLX;EN;S;4K;ATMOS;284.9;11|Kestrel;UNB;EN;F;2K;51;96.4;5|Harbour of Glass;ARC;EN;S;2K;71-HI-VI;163.8;14|Second Orbit;HLX;EN;S;4K;ATMOS;301.5;21|Los inviernos;FIL;ES;F;2K;51;128.7;16|Cold Front;ARC;EN;S;4K;71-HI-VI;214;18|Brass Season;MGL;EN;F;2K;51;8.4;25|The Last Matinee;UNB;EN;F;2K;51-HI;141.3;-46|Green Room, Blue Room;HLX;EN;S;2K;51-HI-VI;119.6;-44|Undertow;MGL;EN;S;2K;71;177.2;-39|Glass Meridian;ARC;EN;S;2K;51-HI-VI;155.1;28|The Ferryman’s Daughter;UNB;EN;F;2K;51;132.9;12|Ninety Winters;HLX;FI;F;2K;51;144.4;19|Copper Valley;MGL;EN;S;4K;ATMOS;262.3;8|Small Hours;FIL;FR;F;2K;51;101.2;2|The Cartographer;ARC;EN;F;4K;71-HI-VI;208.6;23|Saltwater Kings;MGL;EN;S;2K;71;169.9;15|Tin Moon;UNB;EN;F;2K;51-HI-VI;110.8;-3|Halfway to Denver;HLX;EN;F;2K;51;98.1;-8|Marigold Street;FIL;HI;S;2K;51;188.5;4|An Ordinary Storm;ARC;EN;F;2K;51-HI-VI;121;7|The Quiet Engine;MGL;DE;F;2K;51;137.6;13|Lighthouse No. 9;UNB;EN;S;4K;ATMOS;276.1;17|Wild Arithmetic;HLX;EN;F;2K;51;88.7;-12|River of Keys;FIL;PT;S;2K;51;151.3;20|Nobody’s Orchestra;ARC;EN;F;2K;71-HI-VI;160.2;24|Six Letters Home;MGL;EN;F;2K;51-HI-VI;126.4;-20|The Amber Line;UNB;EN;S;2K;51;143.9;10|Fox in the Archive;HLX;EN;F;2K;51;79.5;26|Every Other Sunday;FIL;IT;F;2K;51;118.8;1|Starling Court;ARC;EN;F;2K;51-HI-VI;134.7;-27|The Long Reel;MGL;EN;C;4K;ATMOS;293;29|Paper Tigers Sleep;UNB;ZH;S;2K;71;172.6;22|Winter Garden;HLX;SV;F;2K;51;109.9;-33|Dry Dock;FIL;EN;S;2K;51;139.2;-15|Blackbird Avenue;ARC;EN;F;2K;51-HI-VI;115.5;27|Night Freight;MGL;EN;S;2K;71-HI-VI;166.3;30'

export const titles: readonly Title[] = rows.split('|').map(row => {
  const [name = '', studio = '', language = '', aspect, resolution, audio = '', gigabytes, release] = row.split(';')
  return {
    name,
    studio,
    language,
    aspect: aspect === 'S' || aspect === 'C' ? aspect : 'F',
    resolution: resolution === '4K' ? '4K' : '2K',
    audio,
    size: Math.round(Number(gigabytes) * 1e9),
    release: Number(release),
  }
})
