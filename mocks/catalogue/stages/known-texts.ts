/** Projects whose line is written by hand, by name. */
export const knownTexts: Readonly<Record<string, string>> = {
  'Brf Strandängen':
    'Ljusa hem mellan björkbacken och vattnet. Alla lägenheter har balkong eller uteplats, och från översta våningen ser du ända bort till farleden.',
  Furuskär: 'Trähus bland tallarna, med vattnet som granne. Fasaden får gråna i sin egen takt.',
  Lingonstigen: 'De sista radhusen: två plan, fyra eller fem rum och en gata där barnen kan leka.',
  Skeppsgavlarna:
    'Gavlar mot hamnen, var och en med sitt namn. Anmäl intresse, så hör du först när försäljningen startar.',
}
