/** First names by which a name is told from other words; none that is a dish, a day or a plain word. */
const FIRST_NAMES = new Set(
  `aaron abdul abigail adam adrian ahmed aisha alan albert alejandro alex alexander alexandra alice alicia allison alyssa amanda
  amara amelia amir amy ana andre andrea andrew andy angela anita ann anna anne annie anthony antonio ariana arthur ashley
  audrey aurora barbara beatrice ben benjamin beth betty beverly bianca bob bonnie brad bradley brandon brenda brian brianna
  brittany bruce bryan caleb cameron camila carl carla carlos carmen carol caroline carolyn catherine cathy cecilia cedric
  charles charlotte chelsea cheryl chloe chris christian christina christine christopher cindy claire clara claudia colleen
  connor craig curtis cynthia dan dana daniel danielle danny darius darren dave david deborah debra denise dennis
  denny derek devon diana diane diego dmitri dominic don donald donna doris dorothy doug douglas dre duncan dylan ebony eddie
  edward edwin elaine eleanor elena eli elijah elizabeth ella ellen emily emma eric erica erik erin esther ethan eugene eva
  evan evelyn fatima felipe felix fernando fiona frances francisco fred gabriel gabriela gail gary george gerald gina
  giovanni gloria gordon greg gregory guillermo hannah harold harry hassan hector heather heidi helen henry howard hugo
  ian ibrahim imani ines irene isaac isabel isabella isaiah ivan jackie jacob jacqueline jaime jake jamal james jamie jan jane
  janet janice jared jason javier jay jean jeff jeffrey jen jenna jennifer jenny jeremy jerome jerry jesse jessica jill
  jim jimmy jo joan joanna joe joel joelle joey john johnny jon jonathan jordan jorge jose joseph joshua joyce juan juanita
  judith judy julia julian julie justin kareem karen karim karl kate katherine kathleen kathryn kathy katie kayla keisha keith
  kelly ken kenneth kevin kim kimberly kristen kristin kyle lakshmi lamar larry latoya laura lauren lawrence leah lee lena leo
  leon leonard leslie leticia liam lillian linda lisa logan lois lola lorenzo lori louis louise lucas lucia lucy luis luke lydia
  lynn mabel madison malcolm malik manuel marco marcus margaret maria mariam marie marilyn mario marisol marjorie marlene
  martha martin marvin matt matthew maureen max maya megan mei melanie melissa mia michael michelle miguel mike mitchell
  mohammed monica monique morgan muhammad nadia nancy naomi natalie natasha nathan nathaniel neil nicholas nick nicole nikhil
  nina noah noor nora norma norman oliver olivia omar oscar owen pablo pamela patricia patrice patrick paul paula pauline pedro
  peggy penelope peter phil philip phillip phyllis priya rachel rafael raj ralph ramon randy rashid raul raymond rebecca
  regina renee ricardo richard rita robert roberto robin rodney roger roland ron ronald rosa rosario roy ruben russell ruth ryan
  sabrina sally sam samantha samuel sandra sara sarah scott sean sebastian sergio seth shane shannon sharon shawn sheila shirley
  siobhan sofia sonia sophia sophie stacy stan stanley stephanie stephen steve steven stuart susan suzanne sylvia tamara
  tanya tara tasha tatiana ted teresa terrence terry theo theodore theresa thomas tiffany tim timothy tina todd tom tomasz tommy
  toni tony tracy travis trevor tyler tyrone valerie vanessa vera veronica vicki victor victoria vincent vivian vladimir walter
  wanda wayne wendy wesley whitney william willie xavier yolanda yusuf yvonne zachary zoe`.split(/\s+/),
);

export const isFirstName = (word: string): boolean => FIRST_NAMES.has(word.toLowerCase());
