import { nearSpellings } from '#core/folded-words.ts';

/**
 * Names and words that have several spellings in Latin letters: as in English Bibles or as in Hebrew, in both
 * pronunciations, and as the product's languages spell them. Folded (`src/core/folded-words.ts`), one group per line.
 */
const groups = `
aaron aharon aron aronne
abigail avigail avigayil abigaia
abraham avraham avrohom awraham abramo
adam adan adamo
akiva akiba akiwa aquiba
beruria bruria brouria beruriah
boaz booz boas
challah hallah chalah jala halla challa
chana hannah hanna hana channah chanah channa jana anna
chanukah hanukkah hanukah chanukkah chanukka hanouka hanoucca januca chanuka
chesed hesed jesed khesed chessed
cholent tcholent
david dovid davide
elijah eliyahu elia elias elie eliahu
emunah emuna emouna
esther ester
ezra esra esdras
hashem haschem hachem
hillel hilel
isaac yitzchak yitzchok yitzhak itzjak itshak isaak isacco jizchak
israel yisrael yisroel israele jisrael
jacob yaakov yaacov yakov jakob giacobbe jaakow
jerusalem yerushalayim jerusalen gerusalemme
jonah yonah jona jonas yona giona
jonathan yonatan yonathan yehonatan jonatan gionata
joseph yosef josef jose giuseppe yossef
joshua yehoshua josue giosue josua
judah yehuda yehudah juda giuda jehuda
kiddush kidush kidouch kiddusch
leah lea
maccabee makkabi macabeo maccabeo makkabaer macchabee
matzah matza matzo matsa mazza
menachem menahem menajem
menorah menora
miriam miryam myriam mirjam
mitzvah mitzva mitzvot mitzvos mitsva mitsvot mizwa mizwot mitsvah
mordechai mordecai mordekhai mardoqueo mardocheo mardochee mordejai
moses moshe moise mose moises mosche moche
nachshon nahshon nachschon nahchon najshon naasson
nachum nahum nahoum najum
naomi noemi noomi noemie
noah noach noe
passover pesach pessach pessah pesaj
rabbi rabi rebbe rebi rabbino rabino rabbin rabbiner
rachel rochel rahel raquel rachele
rebecca rivka rivkah rebekah rebeca riwka rebekka
rosh roch rosch
ruth rut
samuel shmuel schmuel samuele chmouel
sarah sara soroh
saul shaul saulo schaul
shabbat shabbos shabbes shabat shabbath schabbat chabbat sabbath sabbat
shalom sholom schalom chalom
shavuot shavuos shavuoth chavouot schawuot
shema shma schma chema
sinai sinay
solomon shlomo salomon salomone salomo
sukkot succot sukkos succos sukkoth souccot sucot
talmud talmoud
tanya tania
tarfon tarphon
tefillah tefilla tefila tefiloh tefilah tfila
teshuvah teshuva tshuva teschuwa techouva
torah tora thora toyre
tzedakah tzedaka tsedaka zedaka tzedoko
`;

/** A shorter prefix would bring up unrelated names. */
const shortestBeginning = 4;

const groupOf = new Map<string, readonly string[]>();
const wordsNear = new Map<string, string[]>();
for (const line of groups.trim().split('\n')) {
  const group = line.split(' ');
  for (const word of group) {
    groupOf.set(word, group);
    for (const near of nearSpellings(word)) wordsNear.set(near, [...(wordsNear.get(near) ?? []), word]);
  }
}

/** All spellings of a folded word, itself first; if it is unfinished, also of the words it begins. */
export function sameWords(word: string, isBegun: boolean): readonly string[] {
  const known =
    isBegun && word.length >= shortestBeginning
      ? [...groupOf.keys()].filter((one) => one.startsWith(word))
      : [word];
  return [...new Set([word, ...groupsOf(known)])];
}

/** The same for the names and words whose spelling is close to a folded word. */
export function nearSameWords(word: string): readonly string[] {
  return groupsOf(nearSpellings(word).flatMap((near) => wordsNear.get(near) ?? []));
}

function groupsOf(words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap((word) => groupOf.get(word) ?? []))];
}
